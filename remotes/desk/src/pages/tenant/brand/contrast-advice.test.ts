import { expect, test } from '@jest/globals';
import { brandColors } from '@portal/shared/ui/theme';
import { contrastAdvice } from './contrast-advice';

const levels = (color: string) => contrastAdvice(color).map(({ level }) => level);

test('a dark colour is good as it is', () => {
  expect(contrastAdvice('#1d5b8a')).toEqual([
    { level: 'good', text: '按钮上的白色文字与主题色的对比度为 7.2:1。' },
    { level: 'good', text: expect.stringContaining('作为链接文字的对比度为') },
  ]);
});

test('a pale colour is told what to become, and that colour is good', () => {
  const [buttons] = contrastAdvice('#FF7A45');
  expect(buttons).toMatchObject({ level: 'change', better: brandColors('#FF7A45').brand });
  expect(buttons?.text).toContain('低于 4.5:1');
  expect(levels(buttons?.better ?? '')[0]).toBe('good');
});

test('a bright colour carries dark text; links take a darker shade by themselves', () => {
  expect(contrastAdvice('#FFD400')).toMatchObject([
    { level: 'good', text: expect.stringContaining('深色文字') },
    { level: 'note', text: expect.stringContaining('无需修改') },
  ]);
});

test.each(['', 'red', '#12345'])('%j is no colour', (color) => {
  expect(levels(color)).toEqual(['change']);
});
