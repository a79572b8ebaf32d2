import { expect, test } from '@jest/globals';
import { fileRuleText, formatFileSize } from './file-size';

test.each([
  [0, '0B'],
  [512, '512B'],
  [1_023, '1023B'],
  [1_024, '1KB'],
  [1_536, '1.5KB'],
  [1_048_575, '1MB'],
  [1_048_576, '1MB'],
  [10 * 1_048_576, '10MB'],
  [1.25 * 1_048_576, '1.3MB'],
  [1_073_741_824, '1GB'],
  [5_000 * 1_073_741_824, '5000GB'],
])('%d bytes: %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));

test('the rule of a file field', () => {
  expect(fileRuleText(['JPG', 'PNG', 'PDF'], 10 * 1_048_576)).toBe('支持 JPG/PNG/PDF，单个不超过 10MB');
});
