import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type KeptAnswers, KeptAnswersContext, keepAnswers } from '../../../api/kept-answers';
import { renderAt } from '../../testing/render-at';
import { setWindowWidth } from '../../testing/window-width';
import type { LoadPage } from './collect-rows';
import type { DataColumn, FilterField, RowAction } from './columns';
import { DataTable, type DataTableProps } from './data-table';

interface Person {
  id: string;
  name: string;
  role: string;
}

const people: Person[] = Array.from({ length: 25 }, (_, index) => ({
  id: String(index + 1),
  name: `人员${index + 1}`,
  role: index % 2 ? '经办' : '复核',
}));

const columns: readonly DataColumn<Person>[] = [
  { key: 'name', title: '姓名', text: (row) => row.name, required: true, sortable: true },
  { key: 'role', title: '角色', text: (row) => row.role },
];
const filters: readonly FilterField[] = [{ kind: 'text', name: 'name', label: '姓名' }];

const page: LoadPage<Person> = async ({ pageNum, pageSize, filters: wanted }) => {
  const found = people.filter((row) => row.name.includes(wanted.name ?? ''));
  return { total: found.length, rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
};

function show(address: string, props: Partial<DataTableProps<Person>> = {}) {
  const load = jest.fn(props.load ?? page);
  const result = renderAt(
    address,
    <DataTable
      id="people"
      label="人员列表"
      columns={columns}
      filters={filters}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      empty={{ title: '还没有其他人员' }}
      {...props}
      load={load}
    />,
  );
  return { load, ...result };
}

const rowsShown = () => within(screen.getByRole('table')).getAllByRole('row').length - 1;
const searchOf = (router: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1440);
});
afterEach(cleanup);

describe('the address holds the question', () => {
  test('a link to page 3 shows page 3', async () => {
    show('/list?page=3');
    expect(await screen.findByText('人员21')).toBeTruthy();
    expect(rowsShown()).toBe(5);
  });

  test('filters, page and sort go into it', async () => {
    const { router, load } = show('/list?page=2');
    await screen.findByText('人员11');
    await userEvent.type(screen.getByLabelText('姓名'), '人员2{Enter}');
    await waitFor(() => expect(searchOf(router)).toEqual({ name: '人员2' }));
    await userEvent.click(await screen.findByRole('button', { name: '姓名' }));
    await waitFor(() => expect(searchOf(router)).toEqual({ name: '人员2', sort: 'name' }));
    expect(load.mock.lastCall?.[0]).toMatchObject({ pageNum: 1, sort: { field: 'name', order: 'asc' } });
    expect(screen.getByRole('columnheader', { name: '姓名' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('going back brings the fields back too', async () => {
    const { router } = show('/list');
    await screen.findByText('人员1');
    await userEvent.type(screen.getByLabelText('姓名'), '人员25{Enter}');
    await screen.findByText('人员25');
    await act(() => router.navigate(-1));
    await screen.findByText('人员1');
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('');
  });

  test('what is typed counts after a pause, once, and is one step of the way back', async () => {
    const { router, load } = show('/list');
    await screen.findByText('人员1');
    for (const value of ['人', '人员', '人员2']) fireEvent.change(screen.getByLabelText('姓名'), { target: { value } });
    expect(searchOf(router)).toEqual({});
    await waitFor(() => expect(searchOf(router)).toEqual({ name: '人员2' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await userEvent.type(screen.getByLabelText('姓名'), '5{Enter}');
    expect(searchOf(router)).toEqual({ name: '人员25' });
    await act(() => router.navigate(-1));
    expect(searchOf(router)).toEqual({});
  });

  test('letters that an input method still puts together are no word', async () => {
    const { router } = show('/list');
    await screen.findByText('人员1');
    const field = screen.getByLabelText('姓名');
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'ren' } });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(searchOf(router)).toEqual({});
    fireEvent.change(field, { target: { value: '人员3' } });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(searchOf(router)).toEqual({ name: '人员3' }));
  });

  test('a choice counts at once; 重置 is there while a filter is set', async () => {
    const { router } = show('/list', {
      filters: [
        ...filters,
        { kind: 'select', name: 'role', label: '角色', options: [{ value: '经办', label: '经办' }] },
      ],
    });
    await screen.findByText('人员1');
    expect(screen.queryByRole('button', { name: '重置' })).toBeNull();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '角色' }));
    fireEvent.click((await screen.findAllByRole('option')).at(-1) as HTMLElement);
    expect(searchOf(router)).toEqual({ role: '经办' });
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect(searchOf(router)).toEqual({});
    expect(document.activeElement).toBe(screen.getByLabelText('姓名'));
  });

  test('a page that no longer exists leads to the last one', async () => {
    const { router } = show('/list?page=9');
    expect(await screen.findByText('人员25')).toBeTruthy();
    expect(searchOf(router)).toEqual({ page: '3' });
  });
});

describe('filters fold', () => {
  const byRole: FilterField = { kind: 'text', name: 'role', label: '角色' };
  const byPhone: FilterField = { kind: 'text', name: 'phone', label: '手机号' };
  const three = [...filters, byRole, byPhone];

  test('three stand in the row of a wide window', async () => {
    show('/list', { filters: three });
    expect(screen.getByLabelText('手机号')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /筛选/ })).toBeNull();
    await screen.findByText('人员1');
  });

  test('a phone shows the first and unfolds the others', async () => {
    setWindowWidth(375);
    show('/list', { filters: three });
    await screen.findByText('人员1');
    expect(screen.getByLabelText('姓名')).toBeTruthy();
    expect(screen.queryByLabelText('角色')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '展开筛选' }));
    expect(screen.getByLabelText('角色')).toBeTruthy();
    expect(screen.getByRole('button', { name: '收起筛选' }).getAttribute('aria-expanded')).toBe('true');
  });

  test('two dates are no filter for the line of a phone', async () => {
    setWindowWidth(375);
    show('/list', { filters: [{ kind: 'dateRange', from: 'startDate', to: 'endDate', label: '日期' }] });
    await screen.findByText('人员1');
    expect(screen.queryByText('日期')).toBeNull();
    expect(screen.getByRole('button', { name: '展开筛选' })).toBeTruthy();
  });

  test('what counts is in sight, and said once somebody folds it away', async () => {
    setWindowWidth(375);
    show('/list?role=经办', { filters: three });
    await screen.findByText('人员1');
    expect(screen.getByLabelText<HTMLInputElement>('角色').value).toBe('经办');
    await userEvent.click(screen.getByRole('button', { name: '收起筛选' }));
    expect(screen.queryByLabelText('角色')).toBeNull();
    expect(screen.getByRole('button', { name: '展开筛选（1 项已生效）' })).toBeTruthy();
  });
});

describe('four exclusive states', () => {
  test('loading: a skeleton and no rows', async () => {
    show('/list', { load: () => new Promise(() => {}) });
    expect(await screen.findByRole('status', { name: '加载中' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('error: the reason, the number and a retry that works', async () => {
    const failure = Object.assign(new Error('服务暂时不可用'), { requestId: 'r-9' });
    let calls = 0;
    show('/list', {
      load: async (query, signal) => {
        calls += 1;
        if (calls === 1) throw failure;
        return page(query, signal);
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('加载失败，请重试');
    expect(alert.textContent).toContain('r-9');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('人员1')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('empty: why and what next', async () => {
    show('/list', { load: async () => ({ total: 0, rows: [] }) });
    expect(await screen.findByText('还没有其他人员')).toBeTruthy();
  });

  test('nothing through the filters is another text, with a way out', async () => {
    const { router } = show('/list?name=nobody');
    await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }));
    expect(await screen.findByText('人员1')).toBeTruthy();
    expect(searchOf(router)).toEqual({});
  });
});

describe('loading', () => {
  test('an answer that comes late does not replace the newer one', async () => {
    const answers: ((rows: string) => void)[] = [];
    const signals: AbortSignal[] = [];
    show('/list', {
      load: (_query, signal) =>
        new Promise((resolve) => {
          signals.push(signal);
          answers.push((name) => resolve({ total: 30, rows: [{ id: name, name, role: '' }] }));
        }),
    });
    await act(async () => answers[0]?.('第一页'));
    await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await act(async () => answers[2]?.('第三页'));
    await act(async () => answers[1]?.('第二页'));
    expect(screen.getByText('第三页')).toBeTruthy();
    expect(signals[1]?.aborted).toBe(true);
  });

  /** A list that the page reads again when something has happened. */
  function showRenewed() {
    const load = jest.fn(page);
    function Page() {
      const [version, setVersion] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setVersion(version + 1)}>
            改
          </button>
          <DataTable
            id="people"
            label="人员列表"
            columns={columns}
            rowKey={(row) => row.id}
            rowName={(row) => row.name}
            empty={{ title: '还没有其他人员' }}
            load={load}
            reloadKey={version}
          />
        </>
      );
    }
    renderAt('/list', <Page />);
    return { load, renew: () => userEvent.click(screen.getByRole('button', { name: '改' })) };
  }
  const list = () => screen.getByRole('region', { name: '人员列表' });

  test('loads anew when told to, and shows the rows meanwhile', async () => {
    const { load, renew } = showRenewed();
    await screen.findByText('人员1');
    load.mockImplementation(() => new Promise(() => {}));
    await renew();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('人员1')).toBeTruthy();
    expect(list().getAttribute('aria-busy')).toBe('true');
  });

  test('keeps the rows if that fails, as nobody waits for it; a page that a person asks for says so', async () => {
    const { load, renew } = showRenewed();
    await screen.findByText('人员1');
    load.mockRejectedValue(new Error('网络异常'));
    await renew();
    await waitFor(() => expect(list().getAttribute('aria-busy')).toBe('false'));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByText('人员1')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('人员1')).toBeNull();
  });
});

describe('rows', () => {
  test('selection is kept over pages and named', async () => {
    const actions = jest.fn((rows: readonly Person[]) => <p>已选 {rows.map((row) => row.name).join('、')}</p>);
    show('/list', { selection: { actions, disabled: (row) => row.id === '3' } });
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择人员1' }));
    expect(screen.getByRole('checkbox', { name: '选择人员3' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择人员11' }));
    expect(screen.getByText('已选 人员1、人员11')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
    expect(screen.getByText('已选择 11 项')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
    expect(screen.queryByText(/已选/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '人员列表' }));
  });

  const offer = (...actions: (string | Partial<RowAction>)[]) => {
    const onSelect = jest.fn();
    const rowActions = () =>
      actions.map((action): RowAction => {
        const { label = '', ...more } = typeof action === 'string' ? { label: action } : action;
        return { key: label, label, ...more, onSelect: () => onSelect(label) };
      });
    return { rowActions, onSelect };
  };

  test('at most three actions in a row, each naming the row; the rest under 更多', async () => {
    const { rowActions, onSelect } = offer('编辑', '变更手机号', '重置密码', '短信通知');
    show('/list', { rowActions });
    await userEvent.click(await screen.findByRole('button', { name: '变更手机号人员2' }));
    expect(onSelect).toHaveBeenCalledWith('变更手机号');
    expect(screen.queryByRole('button', { name: '重置密码人员2' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '更多人员2的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '短信通知' }));
    expect(onSelect).toHaveBeenCalledWith('短信通知');
  });

  test('a narrower window leaves one action in sight: the columns need the room', async () => {
    setWindowWidth(992);
    const { rowActions, onSelect } = offer('编辑', '变更手机号', '重置密码');
    show('/list', { rowActions });
    expect(await screen.findByRole('button', { name: '编辑人员2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '变更手机号人员2' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '更多人员2的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '变更手机号' }));
    expect(onSelect).toHaveBeenCalledWith('变更手机号');
  });

  test('what the row waits for is in sight in a narrow window, and a button of the card on a phone', async () => {
    setWindowWidth(992);
    const { rowActions, onSelect } = offer('查看', { label: '去签署', due: true }, '下载');
    show('/list', { rowActions });
    expect(await screen.findByRole('button', { name: '去签署人员2' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '查看人员2' })).toBeNull();
    cleanup();
    setWindowWidth(375);
    show('/list', { rowActions });
    await userEvent.click(await screen.findByRole('button', { name: '去签署人员2' }));
    expect(onSelect).toHaveBeenCalledWith('去签署');
    expect(screen.queryByRole('button', { name: '下载人员2' })).toBeNull();
  });

  test('what takes something away is always under 更多', async () => {
    const { rowActions, onSelect } = offer({ label: '删除', danger: true });
    show('/list', { rowActions });
    await userEvent.click(await screen.findByRole('button', { name: '更多人员2的操作' }));
    expect(screen.queryByRole('button', { name: '删除人员2' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
    expect(onSelect).toHaveBeenCalledWith('删除');
  });

  test('columns can be switched off, and stay so', async () => {
    show('/list');
    await screen.findByText('人员1');
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    expect(screen.getByRole('checkbox', { name: '姓名' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: '角色' }));
    expect(screen.queryByRole('columnheader', { name: '角色' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '列设置' }));
    cleanup();
    show('/list');
    await screen.findByText('人员1');
    expect(screen.queryByRole('columnheader', { name: '角色' })).toBeNull();
  });

  test('under 768 px rows are cards of a name, a tag and one line; the rest is behind ⋯', async () => {
    setWindowWidth(375);
    const [name, role] = columns as [DataColumn<Person>, DataColumn<Person>];
    const card: DataColumn<Person>[] = [
      { ...name, card: 'name' },
      { ...role, card: 'status' },
      { key: 'id', title: '编号', text: ({ id }) => id, card: 'note' },
      { key: 'email', title: '邮箱', text: () => '', card: 'note' },
      { key: 'code', title: '工号', text: ({ id }) => `G${id}` },
      { key: 'phone', title: '电话', text: () => '—' },
    ];
    const { rowActions, onSelect } = offer('编辑', { label: '移除', danger: true });
    show('/list', { columns: card, rowActions });
    const cards = within(await screen.findByRole('list', { name: '人员列表' })).getAllByRole('listitem');
    expect(cards).toHaveLength(10);
    expect(cards[0]?.textContent).toBe('人员1复核1');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '更多人员1的操作' }));
    const menu = screen.getByRole('menu');
    expect(menu.textContent).toContain('工号G1');
    expect(menu.textContent).not.toContain('电话');
    await userEvent.click(within(menu).getByRole('menuitem', { name: '移除' }));
    expect(onSelect).toHaveBeenCalledWith('移除');
  });

  test('a card without actions still tells the rest of its row', async () => {
    setWindowWidth(375);
    show('/list');
    await userEvent.click(await screen.findByRole('button', { name: '更多人员1的信息' }));
    expect(screen.getByRole('dialog').textContent).toContain('角色复核');
  });

  test('says how many there are, and pages only where there is a second one', async () => {
    show('/list?name=人员2');
    expect(await screen.findByText('共 7 条')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '人员列表分页' })).toBeNull();
  });

  test('a list without page numbers grows, and the list takes the focus when its end has come', async () => {
    const parts: LoadPage<Person> = async ({ after }) =>
      after === undefined
        ? { rows: people.slice(0, 20), next: '20' }
        : { rows: people.slice(Number(after)), next: null };
    show('/list', { load: parts });
    expect(await screen.findByText('已显示 20 条')).toBeTruthy();
    const more = screen.getByRole('button', { name: '加载更多，人员列表' });
    await userEvent.click(more);
    expect(await screen.findByText('共 25 条')).toBeTruthy();
    expect(rowsShown()).toBe(25);
    expect(screen.queryByRole('button', { name: '加载更多，人员列表' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '人员列表' }));
  });

  test('further rows that did not come leave the list as it is, with the reason', async () => {
    const refuse = jest.fn<LoadPage<Person>>().mockResolvedValueOnce({ rows: people.slice(0, 20), next: '20' });
    refuse.mockRejectedValueOnce(new Error('网络连接失败'));
    show('/list', { load: refuse });
    await userEvent.click(await screen.findByRole('button', { name: '加载更多，人员列表' }));
    expect((await screen.findByRole('alert')).textContent).toContain('网络连接失败');
    expect(rowsShown()).toBe(20);
  });

  test('exports all that the filters let through', async () => {
    let text: Promise<string> | undefined;
    URL.createObjectURL = (blob) => {
      text = new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(blob as Blob);
      });
      return 'blob:csv';
    };
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    show('/list?name=人员2', { exportName: '人员列表' });
    await userEvent.click(await screen.findByRole('button', { name: '导出' }));
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]).toMatch(/^人员列表-\d{4}-\d{2}-\d{2}\.csv$/);
    expect((await text)?.split('\r\n')).toHaveLength(1 + 7 + 1);
    click.mockRestore();
  });

  test("the server's export is asked for what the filters let through, and collects nothing here", async () => {
    const exportFile = jest.fn<NonNullable<DataTableProps<Person>['exportFile']>>(async () => {});
    const { load } = show('/list?name=人员2', { exportFile });
    await userEvent.click(await screen.findByRole('button', { name: '导出' }));
    expect(exportFile.mock.lastCall?.[0].filters).toEqual({ name: '人员2' });
    expect(exportFile.mock.lastCall?.[1]).toEqual(['name', 'role']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a kept list', () => {
  const never: LoadPage<Person> = () => new Promise(() => undefined);

  function showIn(kept: KeptAnswers, props: Partial<DataTableProps<Person>>) {
    const table = (
      <DataTable
        {...{ id: 'people', label: '人员列表', columns, load: page, empty: { title: '还没有其他人员' } }}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        {...props}
      />
    );
    return renderAt('/list', <KeptAnswersContext value={kept}>{table}</KeptAnswersContext>);
  }

  test('shows its last answer at once when it comes back, and asks again', async () => {
    const kept = keepAnswers();
    const { unmount } = showIn(kept, { keptAs: 'people' });
    await screen.findByText('人员1');
    unmount();
    const load = jest.fn(never);
    showIn(kept, { keptAs: 'people', load });
    expect(screen.getByText('人员1')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('another list does not', async () => {
    const kept = keepAnswers();
    const { unmount } = showIn(kept, { keptAs: 'people' });
    await screen.findByText('人员1');
    unmount();
    showIn(kept, { keptAs: 'others', load: never });
    expect(screen.queryByText('人员1')).toBeNull();
  });
});
