import type { ReleaseRecord } from '@portal/release-record';
import { publicCall } from '@portal/shared/contract/public-call';

/** Checks that the gateway may ask what pages are drawn from. Otherwise each visit would be for the shell alone. */
export function readsFaults({ pages }: ReleaseRecord): string[] {
  return pages.flatMap(({ path, reads }) =>
    (reads?.calls ?? [])
      .filter(({ call }) => !publicCall(call))
      .map(
        ({ call }) =>
          `页面 ${path} 的 handle.reads 使用了 ${call}：不是平台的公开查询接口（无需登录、不修改数据），网关无法据此生成页面。`,
      ),
  );
}
