import { rootElementId, shellElementId } from '@portal/shared/boot-document';

export const oldBrowserElementId = 'portal-old-browser';

/**
 * The shell lies beneath the application's element and not before it in the flow, so that taking it away moves nothing.
 * The notice is gone where a browser knows what the youngest of those we support knows.
 */
export const layerCss = `
#${shellElementId}{position:absolute;inset:0 0 auto;z-index:0}
#${rootElementId}{position:relative}
noscript p,#${oldBrowserElementId}{position:fixed;inset:auto 0 0;z-index:1;margin:0;padding:12px 24px;background:var(--yellow-tint);color:var(--yellow);text-align:center}
@supports (accent-color:red){#${oldBrowserElementId}{display:none}}
`.trim();
