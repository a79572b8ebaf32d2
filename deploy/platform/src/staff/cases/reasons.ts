import type { CallReply } from '@portal/shared/contract';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';

/** Sentences for the whole request, by the decision that needs them. */
const general: Readonly<Record<string, string[]>> = {
  return: [
    '资料不完整，请补充后重新提交',
    '上传的文件无法辨认，请重新上传',
    '填写内容与证明材料不一致，请核对后重新提交',
  ],
  reject: ['不符合平台准入要求', '提交的材料不真实', '企业经营状态异常'],
};

export function caseReasons(
  { caseRules }: StaffContext,
  { body }: HandlerInput<'staffCaseReasons'>,
): CallReply<'staffCaseReasons'> {
  const { findings, choices } = caseRules.of(body.kind);
  // No status narrows the choices here: every decision that the kind knows.
  const known: string[] = choices('').map(({ outcome }) => outcome);
  return {
    fields: Object.entries(findings).map(([field, { label, texts }]) => ({ field, label, texts: [...texts] })),
    general: Object.fromEntries(Object.entries(general).map(([act, texts]) => [act, known.includes(act) ? texts : []])),
  };
}
