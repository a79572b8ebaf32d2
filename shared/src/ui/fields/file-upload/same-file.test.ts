import { expect, test } from '@jest/globals';
import { sameFile } from './same-file';

const file = (fileToken: string, digest?: string) => ({ fileToken, fileName: '材料.pdf', ...(digest && { digest }) });

test('the same content under another name is the same file', () => {
  expect(sameFile([file('a', '1')], { 营业执照: [file('b', '2')], 授权委托书: [file('c', '1')] })).toBe(
    '与“授权委托书”是同一个文件，请分别上传',
  );
});

test('different content is not, nor is one whose content nobody knows', () => {
  expect(sameFile([file('a', '1')], { 营业执照: [file('b', '2')], 授权委托书: undefined })).toBeNull();
  expect(sameFile([file('a')], { 营业执照: [file('b')] })).toBeNull();
});
