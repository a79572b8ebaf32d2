import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { CachedOutlet } from './cached-outlet';
import { clearCachedViews } from './cached-view-epoch';

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;
beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  scrollTo.mockRestore();
});

const effects: string[] = [];

function List() {
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    effects.push('start');
    return () => {
      effects.push('stop');
    };
  }, []);
  return (
    <div data-testid="list">
      <button type="button" onClick={() => setChosen(chosen + 1)}>
        已选 {chosen}
      </button>
      <output>{search.get('page')}</output>
    </div>
  );
}

/** "Cached list views", in the words of the specification. */
const cached = 'creditList, billList, signatureList, endorseList, depositList, settleList, invoiceList, znxList'.split(
  ', ',
);

function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        element: <CachedOutlet />,
        children: [
          { path: '/list', element: <List />, handle: { cacheKey: 'znxList' } },
          { path: '/own', element: <List />, handle: { keepsView: true } },
          ...cached.map((cacheKey) => ({ path: `/${cacheKey}`, element: <List />, handle: { cacheKey } })),
          { path: '/plain', element: <List />, handle: { cacheKey: 'noSuchName' } },
          { path: '/detail', element: <p>详情</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { go: (to: string) => act(() => router.navigate(to)), router };
}

const list = () => screen.getByTestId('list');
const choose = () => fireEvent.click(screen.getByRole('button'));

describe('CachedOutlet', () => {
  test('keeps filter, page and selection of a list while one is away', async () => {
    const { go } = open('/list?page=3');
    choose();
    await go('/detail?id=7');
    expect(screen.getByText('详情')).toBeTruthy();
    expect(list().style.display).toBe('none');
    // The address on screen is the detail's; the list still sees its own.
    expect(list().querySelector('output')?.textContent).toBe('3');
    await go('/list?page=3');
    expect(list().style.display).not.toBe('none');
    expect(list().textContent).toContain('已选 1');
  });

  test('a bare link, as from the side menu, brings the filters back', async () => {
    const { go, router } = open('/list?page=3');
    await go('/detail');
    await go('/list');
    expect(router.state.location.search).toBe('?page=3');
  });

  test('stops its effects meanwhile', async () => {
    effects.length = 0;
    const { go } = open('/list');
    await go('/detail');
    await go('/list');
    expect(effects).toEqual(['start', 'stop', 'start']);
  });

  test('brings the scroll position back', async () => {
    const { go } = open('/list');
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    fireEvent.scroll(window);
    await go('/detail');
    await go('/list');
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  test('forgets everything on company switch and logout', async () => {
    const { go } = open('/list');
    choose();
    await go('/detail');
    act(clearCachedViews);
    expect(screen.queryByTestId('list')).toBeNull();
    await go('/list');
    expect(list().textContent).toContain('已选 0');
  });

  test('keeps what a route asks to have kept', async () => {
    const { go } = open('/own?page=2');
    choose();
    await go('/detail');
    await go('/own');
    expect(list().textContent).toContain('已选 1');
    expect(list().querySelector('output')?.textContent).toBe('2');
  });

  test.each(cached)('%s is kept', async (name) => {
    const { go } = open(`/${name}`);
    choose();
    await go('/detail');
    await go(`/${name}`);
    expect(list().textContent).toContain('已选 1');
  });

  test('what is none of the eight names is not kept', async () => {
    const { go } = open('/plain');
    choose();
    await go('/detail');
    expect(screen.queryByTestId('list')).toBeNull();
  });
});
