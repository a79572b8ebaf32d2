import type { ReleaseRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import { publicCall } from '@portal/shared/contract/public-call';
import { firstCall } from '@portal/shared/first-call';

/** Checks that the gateway may ask what pages are drawn from. Otherwise each visit would be for the shell alone. */
export function readsFaults({ pages }: ReleaseRecord): Sentence[] {
  return pages.flatMap(({ path, reads }) =>
    (reads?.calls ?? [])
      .filter(({ call }) => !publicCall(call))
      .map(({ call }) =>
        say(
          `页面 ${path} 的 handle.reads 使用了 ${call}：不是平台的公开查询接口（无需登录、不修改数据），网关无法据此生成页面。`,
          `handle.reads of page ${path} names ${call}, which is no public query of the platform (without login, changing nothing): the gateway cannot draw the page from it.`,
        ),
      ),
  );
}

/** Checks that a document may send the calls with which pages begin: whoever opens a page has done nothing yet. */
export function firstCallFaults({ pages }: ReleaseRecord): Sentence[] {
  return pages.flatMap(({ path, firstCalls = [] }) =>
    firstCalls
      .filter((declared) => !firstCall(declared))
      .map(({ call }) =>
        say(
          `页面 ${path} 的 handle.firstCalls 使用了 ${call}：不是平台的登录后查询接口（不修改数据、无需加密），不能在页面打开时提前发送。`,
          `handle.firstCalls of page ${path} names ${call}, which is no query behind the login (changing nothing, without encryption): it cannot be sent before the page is there.`,
        ),
      ),
  );
}
