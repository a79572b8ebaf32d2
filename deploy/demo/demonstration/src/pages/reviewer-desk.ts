import { registrationFindings } from '@portal/platform/src/customers/registration/findings';
import type { CaseRules } from '@portal/platform/src/domain/case/case-rules';
import { kindName } from '@portal/platform/src/domain/case/task-kinds';
import { escapeHtml } from '@portal/platform/src/kernel/html/escape-html';
import type { ShownTask } from './simulated';

/** The faults that the demonstration offers, one for each step of a registration. */
const offered = ['licenseFile', 'legalPerson.frontFile', 'agent.letterFile'];

const field = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

function waitOf({ automaticAt }: ShownTask, now: Date): string {
  if (!automaticAt) return '等待处理';
  const seconds = Math.ceil((automaticAt.getTime() - now.getTime()) / 1000);
  return seconds > 0 ? `${seconds} 秒后自动通过` : '即将自动通过';
}

function findingChoice(): string {
  const options = offered.map((name) => {
    const text = registrationFindings[name]?.texts[0] ?? '';
    return `<option value="${escapeHtml(name)}">${escapeHtml(text)}</option>`;
  });
  return `<span class="select"><select name="finding" aria-label="发现的问题"><option value="">不指明问题</option>${options.join('')}</select></span>`;
}

const taskHead = ['站点', '类型', '企业', '编号', '状态', '决定'];

function taskRow(rules: CaseRules, task: ShownTask, now: Date): string {
  const { kind } = task;
  const buttons = rules
    .of(kind)
    .choices(task.compStatus)
    .map(({ outcome, label }) => `<button name="outcome" value="${outcome}">${label}</button>`);
  const form = `<form data-post="/dev/reviews/decide">${field('taskId', task.taskId)}
${kind === 'registration' ? findingChoice() : ''}<input name="reason" aria-label="原因" placeholder="原因" maxlength="200">
${buttons.join(' ')}</form>`;
  const what = task.summary.replace(task.compName, '').trim();
  const name = kindName(kind);
  // Many a summary says no more than the kind.
  const type =
    what === '' || what === name ? escapeHtml(name) : `${escapeHtml(name)}<br><small>${escapeHtml(what)}</small>`;
  const cells = [escapeHtml(task.tenant), type, ...[task.compName, task.requestNo, waitOf(task, now)].map(escapeHtml)];
  return `<tr>${cells.map((cell, place) => `<td data-label="${taskHead[place]}">${cell}</td>`).join('')}<td>${form}</td></tr>`;
}

function faceForm(failure: string): string {
  const planned = failure === '' ? '将通过' : `将失败：${failure}`;
  return `<p>下一次识别${escapeHtml(planned)}。</p><form data-post="/dev/reviews/face">
<input name="reason" aria-label="失败原因" placeholder="失败原因" maxlength="200">
<button name="result" value="passed">通过</button> <button name="result" value="failed">失败</button></form>`;
}

const table = (head: readonly string[], rows: readonly string[], empty: string) =>
  rows.length === 0
    ? `<p>${empty}</p>`
    : `<table><thead><tr>${head.map((title) => `<th>${title}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;

interface Waiting {
  readonly tasks: readonly ShownTask[];
  /** The reason for which the next face check will fail; null: nobody plays it. */
  readonly nextFace: string | null;
  readonly rules: CaseRules;
}

/** Shows the decisions that the user of a demonstration makes for the platform's reviewer, the bank and the face recognition. */
export function reviewerDesk({ tasks, nextFace, rules }: Waiting, now: Date): string {
  const taskRows = tasks.map((task) => taskRow(rules, task, now));
  const faces = nextFace === null ? '' : `<section><h2>人脸识别</h2>\n${faceForm(nextFace)}</section>\n`;
  return `<section><h2>审核</h2>
${table(taskHead, taskRows, '没有等待审核的事项。')}</section>
${faces}<section><h2>限制</h2><form data-post="/dev/limits/reset"><button>清除次数限制与锁定</button></form></section>`;
}

/** Sends a form as JSON and shows the result. It reloads the page when nobody is typing. */
export const deskScript = `
const said = document.querySelector('#said');
const typing = () => [...document.querySelectorAll('input:not([type=hidden]),select')].some((one) => one === document.activeElement || (one.name !== 'to' && one.value !== ''));
const load = () => location.replace(location.href);
setInterval(() => { if (!typing()) load(); }, 5000);
for (const form of document.querySelectorAll('form[data-post]')) form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const values = Object.fromEntries(new FormData(form, event.submitter));
  const { finding = '', result, ...body } = values;
  if (finding !== '') body.reasons = { [finding]: form.elements.finding.selectedOptions[0].text };
  if (result === 'passed') body.reason = '';
  if (result === 'failed' && body.reason === '') body.reason = '人脸与证件照片不一致';
  if (body.outcome && body.outcome !== 'approve' && body.reason === '') body.reason = '资料不完整，请补充后重新提交';
  const answer = await fetch(form.dataset.post, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const { ok, msg } = await answer.json();
  if (ok) load(); else said.textContent = msg || '没有完成，请刷新页面后重试';
});`;
