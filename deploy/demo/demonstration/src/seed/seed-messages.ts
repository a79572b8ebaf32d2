import type { Queryable } from '@portal/database';
import { message } from '@portal/database/schema/platform';
import { type DemoTenant, demoCode } from './demo-tenant';

const hourMs = 3_600_000;

type Template = Pick<typeof message.$inferInsert, 'type' | 'title' | 'sender' | 'linkUri' | 'linkText'> & {
  readonly text: string;
};

const templates: readonly Template[] = [
  {
    type: 'BUSINESS',
    title: '您有一份协议待签署',
    text: '《信用凭证业务合作协议》已生成，请在有效期内完成签署。',
    sender: '协议中心',
    linkUri: '/center/crm/file',
    linkText: '去签署协议',
  },
  {
    type: 'AUDIT',
    title: '产品开通申请审核通过',
    text: '贵司提交的信用凭证产品开通申请已审核通过，签署协议后即可使用。',
    sender: '平台运营',
    linkUri: '/center/product/product',
    linkText: '进入产品中心',
  },
  {
    type: 'SYSTEM',
    title: '平台功能更新说明',
    text: '人员管理支持批量导入，账户信息支持按验证状态筛选。',
    sender: '平台运营',
    linkUri: '',
  },
  {
    type: 'SECURITY',
    title: '新设备登录提醒',
    text: '您的账号于新设备登录，如非本人操作，请立即修改登录密码。',
    sender: '安全中心',
    linkUri: '/center/crm/user',
    linkText: '查看登录记录',
  },
  {
    type: 'BUSINESS',
    title: '对公账户打款待回填',
    text: '尾号7715的账户已完成打款，请在7天内回填金额完成验证。',
    sender: '账户中心',
    linkUri: '/center/crm/account/list',
    linkText: '去回填金额',
  },
  {
    type: 'AUDIT',
    title: '企业信息变更已退回',
    text: '变更申请因材料不清晰被退回，请重新上传营业执照后提交。',
    sender: '平台运营',
    linkUri: '/center/crm/company/list',
    linkText: '去修改',
  },
  {
    type: 'BUSINESS',
    title: '邀请的企业已完成注册',
    text: '您邀请的苏州启明电子科技有限公司已完成注册，正在进行实名认证。',
    sender: '邀请中心',
    linkUri: '/center/crm/invication',
    linkText: '查看邀请',
  },
  {
    type: 'SYSTEM',
    title: '系统维护通知',
    text: '平台将于本周日00:00–04:00进行系统维护，期间暂停服务。',
    sender: '平台运营',
    linkUri: '',
  },
];

/** The number of messages of each person and company: some have pages of them, some have one, some none. */
const receivers = [
  { mobile: '13800000001', company: 'A', count: 42 },
  { mobile: '13800000002', company: 'B', count: 6 },
  { mobile: '13800000002', company: 'A', count: 3 },
  { mobile: '13800000008', company: 'D', count: 4 },
  { mobile: '13800000009', company: 'A', count: 1 },
] as const;

export async function seedMessages(db: Queryable, tenant: DemoTenant, now: Date): Promise<void> {
  const rows = receivers.flatMap(({ mobile, company, count }) =>
    Array.from({ length: count }, (_, index): typeof message.$inferInsert => {
      const { text, ...template } = templates[index % templates.length] as Template;
      const sentAt = new Date(now.getTime() - (count - index) * 17 * hourMs);
      return {
        id: demoCode('M', tenant, `${company}${mobile}x${index + 1}`),
        compCode: demoCode('C', tenant, company),
        userCode: demoCode('U', tenant, mobile),
        ...template,
        content: `<p>${text}</p>`,
        sentAt,
        readAt: index % 3 === 0 ? new Date(sentAt.getTime() + hourMs) : null,
      };
    }),
  );
  await db.insert(message).values(rows).onConflictDoNothing();
}
