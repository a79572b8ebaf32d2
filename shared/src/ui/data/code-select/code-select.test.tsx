import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPortal } from '../../testing/render-in-portal';
import { CodeSelect, type LoadCodes } from './code-select';
import { IndustrySelect } from './industry-select';

afterEach(cleanup);

const cities: LoadCodes = async (below) => [{ value: `${below}1`, label: `${below} 的城市` }];
const shownFor = (name: string) => screen.getByRole('combobox', { name }).closest('.ant-select')?.textContent;

test('waits for what has to be chosen first', async () => {
  const load = jest.fn<LoadCodes>(cities);
  await act(async () => renderInPortal(<CodeSelect label="城市" placeholder="城市" load={load} below="" />));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: '城市' }).disabled).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

test('shows a name, never a code', async () => {
  let arrive: (codes: Awaited<ReturnType<LoadCodes>>) => void = () => undefined;
  const load: LoadCodes = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  renderInPortal(<CodeSelect label="城市" placeholder="请选择" load={load} value="310100" />);
  expect(shownFor('城市')).not.toContain('310100');
  await act(async () => arrive([{ value: '310100', label: '上海市' }]));
  expect(await screen.findByText('上海市')).toBeTruthy();
});

test('what could not be loaded is asked for again when the list is opened', async () => {
  const load = jest.fn<LoadCodes>().mockRejectedValueOnce(new Error('')).mockImplementation(cities);
  renderInPortal(<CodeSelect label="城市" placeholder="城市" load={load} below="沪" />);
  await screen.findByRole('combobox', { name: '城市' });
  await userEvent.click(screen.getByRole('combobox', { name: '城市' }));
  expect(await screen.findByTitle('沪 的城市')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an industry: another section forgets the division', async () => {
  const sections: LoadCodes = async () => [
    { value: 'C', label: '制造业' },
    { value: 'F', label: '批发和零售业' },
  ];
  const divisions: LoadCodes = async (section) => [{ value: `${section}39`, label: `${section} 大类` }];
  const chosen: string[] = [];
  function Field() {
    const [value, setValue] = useState('C39');
    const take = (code: string) => {
      chosen.push(code);
      setValue(code);
    };
    return <IndustrySelect value={value} onChange={take} loadSections={sections} loadDivisions={divisions} />;
  }
  renderInPortal(<Field />);
  expect(await screen.findByText('制造业')).toBeTruthy();
  expect(await screen.findByText('C 大类')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: '行业门类' }));
  await userEvent.click(await screen.findByTitle('批发和零售业'));
  await userEvent.click(screen.getByRole('combobox', { name: '行业大类' }));
  await userEvent.click(await screen.findByTitle('F 大类'));
  expect(chosen).toEqual(['', 'F39']);
});
