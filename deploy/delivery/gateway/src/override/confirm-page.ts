import type { CatalogTenant } from '@portal/releases';
import { escapeHtml } from '../http/escape-html';
import { plainPage } from '../http/own-page';
import type { OverrideGrant } from './override-grant';

const time = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** Shows what a link would do, and the button that starts it. Nothing happens to a visitor who is only led here. */
export function confirmPage(
  { slot, package: packageName, build, kind, origin, until }: OverrideGrant,
  { platformName }: CatalogTenant,
  { action, token }: { action: string; token: string },
): string {
  const alone = kind === 'standalone';
  const what = alone
    ? '确认后，此浏览器可以独立运行下面的版本。'
    : '确认后，此浏览器会用下面的版本替换正式版本，其他客户不受影响。';
  const rows = [
    ['平台', platformName],
    [alone ? '独立运行' : '替换', slot],
    ['版本', `${packageName}@${build}`],
    ...(origin ? [['代码来源', origin]] : []),
    ['失效时间', time.format(new Date(until * 1000))],
  ];
  const trust = origin
    ? '<p>代码由上面的服务器提供，能看到您在本站的操作。不是您或同事的服务器时，请取消。</p>'
    : '<p>如果这个链接不是您向同事索取的，请取消。</p>';
  const body = `<section><h1>${alone ? '独立运行测试版本' : '替换为测试版本'}</h1>
<p>${what}链接只能使用一次。</p>
<dl>${rows.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${trust}
<form method="post" action="${action}"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>${alone ? '确认运行' : '确认替换'}</button><a class="quiet" href="/">取消</a></form></section>`;
  return plainPage(alone ? '确认独立运行' : '确认替换', body);
}
