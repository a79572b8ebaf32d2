import type { TenantIdentity } from '@portal/shared/tenant-facts';

/** The companies of the demonstration's tenants, by tenant code. Both are invented, and their names say so. */
export const demoIdentities = {
  localhost: {
    legalName: '供链通（演示）科技有限公司',
    creditCode: '91310115MA1K99001W',
    legalPerson: '周明远',
    address: '上海市浦东新区世纪大道 8000 号供链通大厦 18 层',
    hotline: '400-000-1234',
  },
  'jinqiao.localhost': {
    legalName: '金桥供应链管理（演示）有限公司',
    creditCode: '91330109MA2K99002Q',
    legalPerson: '林桥生',
    address: '杭州市萧山区金桥路 88 号金桥大厦 12 层',
    hotline: '400-000-5678',
  },
} as const satisfies Record<string, TenantIdentity>;
