import { expect, test } from '@jest/globals';
import { permitProgress, permitSteps } from './permit-progress';

const at = '2026-11-20T08:00:00.000Z';
const appliedAt = new Date(at);
const step = (title: string, remark = '') => ({ title, at, remark });
const { apply, review, grant } = permitSteps;

const shown = (progress: Parameters<typeof permitProgress>[0]) =>
  permitProgress(progress).map(({ title, state }) => `${title} ${state}`);

test('the company’s reviewer is at it', () => {
  expect(shown({ stage: 'APPLYING', history: [step(apply)], appliedAt, signs: true })).toEqual([
    '提交申请 done',
    '企业复核 doing',
    '平台审核 todo',
    '签署协议 todo',
    '开通使用 todo',
  ]);
});

test('a company without a reviewer has no such step', () => {
  expect(shown({ stage: 'REVIEWING', history: [step(apply)], appliedAt, signs: true })).toEqual([
    '提交申请 done',
    '平台审核 doing',
    '签署协议 todo',
    '开通使用 todo',
  ]);
});

test('open: all is done; a permit older than its record knows at least when it was asked for', () => {
  const old = permitProgress({ stage: 'OPEN', history: [], appliedAt, signs: true });
  expect(old.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(old[0]?.at).toBe(at);
  const history = [step(apply), step(review), step(grant)];
  expect(permitProgress({ stage: 'STOPPED', history, appliedAt, signs: true }).map(({ at: time }) => time)).toEqual([
    at,
    at,
    at,
    null,
    null,
  ]);
});

test('refused: the way ends there, with the reason', () => {
  const history = [step(apply), step(review, '材料不全')];
  const progress = permitProgress({ stage: 'NONE', history, appliedAt, signs: true });
  expect(progress.map(({ title, state }) => `${title} ${state}`)).toEqual(['提交申请 done', '企业复核 failed']);
  expect(progress[1]?.remark).toBe('材料不全');
  expect(shown({ stage: 'NONE', history: [step(apply), step(grant)], appliedAt, signs: true })).toEqual([
    '提交申请 done',
    '平台审核 failed',
  ]);
});

test('of what is under way it is told who is at it; a remark of the platform comes first', () => {
  const told = (stage: 'APPLYING' | 'REVIEWING' | 'TO_SIGN', history = [step(apply)]) =>
    permitProgress({ stage, history, appliedAt, signs: true }).find(({ state }) => state === 'doing')?.remark;
  expect(told('APPLYING')).toBe('等待本企业的复核人员处理');
  expect(told('REVIEWING')).toBe('预计 1–3 个工作日完成，结果以站内信通知');
  expect(told('TO_SIGN')).toBe('签署产品协议后即可使用');
  expect(told('REVIEWING', [step(apply), step(grant, '请补充合同')])).toBe('请补充合同');
});

test('granted: its agreement is to be signed; a product without one has no such step', () => {
  const history = [step(apply), step(grant)];
  expect(shown({ stage: 'TO_SIGN', history, appliedAt, signs: true })).toEqual([
    '提交申请 done',
    '平台审核 done',
    '签署协议 doing',
    '开通使用 todo',
  ]);
  expect(shown({ stage: 'OPEN', history, appliedAt, signs: false })).toEqual([
    '提交申请 done',
    '平台审核 done',
    '开通使用 done',
  ]);
});
