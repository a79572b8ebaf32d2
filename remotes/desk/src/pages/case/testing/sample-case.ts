import type { Case, CaseValue } from '../case';

export const value = (field: string, label: string, text: string, more: Partial<CaseValue> = {}): CaseValue => ({
  ...{ field, label, value: text, before: null, masked: false, file: null, read: [] },
  ...more,
});

export const act = (name: Case['may'][number]['act'], label: string) => ({ act: name, label });

export const claimedByMe = { claimedBy: { staffId: 'T1', displayName: '王芳' } };

/** A registration that waits for its first reviewer. */
export function sampleCase(more: Partial<Case> = {}): Case {
  return {
    taskId: 'Tone',
    kind: 'registration',
    kindName: '企业认证',
    tenant: 'localhost',
    compCode: 'C1',
    compName: '南通海纳纺织有限公司',
    compNo: 'QY202600009',
    compStatus: '30',
    requestNo: 'QY202600009',
    summary: '',
    urgent: false,
    createdAt: '2026-11-25T02:00:00.000Z',
    dueAt: '2099-11-28T02:00:00.000Z',
    overdue: false,
    claimedBy: null,
    assignedTo: null,
    firstBy: null,
    outcome: null,
    doneAt: null,
    sections: [
      {
        section: '企业信息',
        items: [
          value('licenseFile', '营业执照', '执照.png', {
            file: { fileToken: 'F1', fileName: '执照.png', size: 1, contentType: 'image/png', scan: 'CLEAN' },
          }),
          value('compName', '企业名称', '南通海纳纺织有限公司', {
            read: [
              { port: 'ocr', value: '南通海内纺织', at: '2026-11-25T02:00:00.000Z', differs: true },
              { port: 'registry', value: '南通海纳纺织有限公司', at: '2026-11-25T02:00:00.000Z', differs: false },
            ],
          }),
          value('address', '注册地址', '新路9号', { before: '旧路1号' }),
          value('legalPerson.idNo', '身份证号码', '110***********002X', { masked: true }),
        ],
      },
    ],
    earlier: [],
    timeline: [{ at: '2026-11-25T02:00:00.000Z', event: 'opened', who: '', to: '', outcome: '', note: '' }],
    first: null,
    draft: null,
    twoEyes: true,
    reason: '',
    reasons: {},
    decidedBy: null,
    may: [act('claim', '领取'), act('file', '查看文件'), act('reveal', '查看完整内容')],
    ...more,
  };
}

/** The same case while the person holds it. */
export const heldCase = (more: Partial<Case> = {}): Case =>
  sampleCase({
    ...claimedByMe,
    may: [
      act('approve', '通过'),
      act('return', '退回'),
      act('reject', '拒绝'),
      act('release', '放回队列'),
      act('assign', '转交'),
      act('file', '查看文件'),
      act('reveal', '查看完整内容'),
    ],
    ...more,
  });
