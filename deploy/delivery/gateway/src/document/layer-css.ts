import { notStartedClass, rootElementId, shellElementId } from '@portal/shared/boot-document';

export const oldBrowserElementId = 'portal-old-browser';
export const slowStartElementId = 'portal-slow-start';

const notice =
  'position:fixed;inset:auto 0 0;z-index:1;margin:0;padding:12px 24px;background:var(--yellow-tint);color:var(--yellow);text-align:center';

/**
 * In every document. The notice for old browsers disappears in a browser that knows the newest feature of the oldest
 * supported ones.
 */
export const rootCss = `
#${rootElementId}{position:relative}
#${oldBrowserElementId}{${notice}}
@supports (accent-color:red){#${oldBrowserElementId}{display:none}}
`.trim();

/**
 * The shell lies beneath the application's element, not before it in the flow, so removing it moves nothing. The notice
 * for a slow start appears without a script, since scripts are what is missing; it disappears with the shell.
 */
export const shellCss = `
${rootCss}
#${shellElementId}{position:absolute;inset:0 0 auto;z-index:0}
noscript p,#${slowStartElementId}{${notice}}
#${slowStartElementId}{visibility:hidden;animation:portal-slow 0s 15s forwards}
.${notStartedClass} #${slowStartElementId}{visibility:visible}
noscript a,#${slowStartElementId} a{text-decoration:underline}
@keyframes portal-slow{to{visibility:visible}}
`.trim();
