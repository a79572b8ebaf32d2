import { describe, expect, test } from '@jest/globals';
import { acceptOf, fileComplaint } from './file-rules';

const rules = { types: ['JPG', 'PNG', 'PDF'], largestBytes: 10 * 1024 * 1024 };

describe('fileComplaint', () => {
  test.each(['a.jpg', 'a.JPEG', 'b.Png', '协议.v2.pdf'])('%s may be sent', (name) => {
    expect(fileComplaint({ name, size: 1 }, rules)).toBeNull();
  });
  test.each(['a.exe', 'a', 'a.pdf.exe', '.pdf.'])('%s may not', (name) => {
    expect(fileComplaint({ name, size: 1 }, rules)).toContain('支持 JPG/PNG/PDF，单个不超过 10MB');
  });
  test('an empty one may not', () => {
    expect(fileComplaint({ name: 'a.pdf', size: 0 }, rules)).toBe('文件内容为空，请重新选择');
  });
  test('exactly as large as allowed may, one byte more may not', () => {
    expect(fileComplaint({ name: 'a.pdf', size: rules.largestBytes }, rules)).toBeNull();
    expect(fileComplaint({ name: 'a.pdf', size: rules.largestBytes + 1 }, rules)).toContain('不能超过 10MB');
  });
});

test('the file dialog offers both spellings', () => {
  expect(acceptOf(rules)).toBe('.jpg,.jpeg,.png,.pdf');
});
