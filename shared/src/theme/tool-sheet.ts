import { defaultThemeColor } from './brand-colors';
import { measure, rootStyle } from './tokens';

/** The look of the pages that servers make for testers and operators, without React. It is the same everywhere, so a policy can name its hash. */
export const toolSheet = `${rootStyle({ themeColor: defaultThemeColor })}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:var(--font-body)/var(--line-height) var(--font);-webkit-text-size-adjust:100%}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;min-height:56px;padding:8px 24px;border-bottom:1px solid var(--border);background:var(--surface)}
.bar b{font-size:var(--font-section);font-weight:600}.bar nav{display:flex;gap:4px 20px;margin-left:auto}.bar form{margin:0 0 0 auto;align-items:center}
.mark{flex:none;display:grid;place-items:center;width:32px;height:32px;border-radius:8px;background:var(--brand);color:var(--on-brand)}
main{max-width:640px;margin:0 auto;padding:32px 24px 64px}.wide-page{max-width:1280px}.alone{margin-top:8vh}
section{margin:16px 0 0;padding:20px 24px 24px;border:1px solid var(--border);border-radius:var(--radius-card);background:var(--surface)}
h1{margin:0;font-size:var(--font-title);line-height:1.4;font-weight:600;text-wrap:balance}h2{margin:0 0 12px;font-size:var(--font-section);font-weight:600}
p{margin:8px 0 0;color:var(--text-secondary);text-wrap:pretty}a{color:var(--brand-text)}b{font-weight:600}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:0;margin:16px 0 0}
dt,dd{padding:9px 0;border-top:1px solid var(--border)}dt{padding-right:24px;color:var(--text-secondary);white-space:nowrap}dd{margin:0;overflow-wrap:anywhere}
dt:first-of-type,dd:first-of-type{border-top:0}
section>:first-child{margin-top:0}section>h1~form{margin-top:20px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:16px 0 0}label{display:grid;gap:4px;color:var(--text-secondary)}
.fields label{flex:1 1 220px}.fields input{width:100%}
input,select{height:36px;min-width:0;padding:0 12px;border:1px solid var(--control-border);border-radius:var(--radius-control);background:var(--surface);color:var(--text);font:inherit}
input::placeholder{color:var(--text-faint)}
.select{position:relative;display:inline-grid}.select select{padding-right:32px;appearance:none}
.select::after{content:"";position:absolute;top:12px;right:13px;width:7px;height:7px;border:solid var(--text-secondary);border-width:0 1.5px 1.5px 0;transform:rotate(45deg);pointer-events:none}
button,.button{display:inline-flex;align-items:center;justify-content:center;height:36px;padding:0 16px;border:1px solid var(--control-border);border-radius:var(--radius-control);background:var(--surface);color:var(--text);font:inherit;white-space:nowrap;text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:var(--text-secondary)}
p>.button{margin-top:8px}
.main{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}.main:hover{border-color:var(--brand-hover);background:var(--brand-hover)}
.plain{height:auto;min-height:24px;padding:0;border:0;background:none;color:var(--brand-text)}.plain:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:10px 16px 10px 0;border-bottom:1px solid var(--border);text-align:left;vertical-align:top;word-break:keep-all;overflow-wrap:break-word}
thead th{color:var(--text-secondary);font-weight:500;white-space:nowrap}tbody tr:last-child>*{border-bottom:0}th:last-child,td:last-child{padding-right:0}
form+table{margin-top:12px}td form{margin:0;gap:8px}.number{text-align:right}.once{white-space:nowrap}
code{font-family:ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}small{color:var(--text-secondary);font-size:var(--font-note)}
summary{width:max-content;max-width:100%;cursor:pointer}summary:hover{color:var(--brand-text)}details[open] summary{margin-bottom:4px}
.tag{display:inline-block;padding:0 8px;border:1px solid var(--gray-line);border-radius:4px;background:var(--gray-tint);color:var(--gray);font-size:var(--font-note);line-height:20px;white-space:nowrap}
.good{border-color:var(--green-line);background:var(--green-tint);color:var(--green)}.wait{border-color:var(--yellow-line);background:var(--yellow-tint);color:var(--yellow)}
.bad{border-color:var(--danger-line);background:var(--danger-tint);color:var(--danger)}p.bad{padding:8px 12px;border:1px solid var(--danger-line);border-radius:var(--radius-control)}
.links{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:12px;margin:16px 0 0;padding:0;list-style:none}
.links a{display:grid;gap:2px;height:100%;padding:14px 16px;border:1px solid var(--border);border-radius:var(--radius-card);background:var(--surface);color:inherit;text-decoration:none}
.links a:hover{border-color:var(--brand-line);background:var(--brand-tint)}
@media (max-width:${measure.cardsBelow - 0.02}px){.bar{padding:8px 16px}main{padding:20px 16px 48px}section{padding:16px}.alone{margin-top:0}
dl{display:block}dt{padding-bottom:0}dd{padding-top:0;border-top:0}
.fields label{flex-basis:100%}.fields button{width:100%}
table,tbody,tr,td,tbody th{display:block}thead{position:absolute;clip-path:inset(50%)}tbody tr{padding:12px 0;border-bottom:1px solid var(--border)}tbody tr:last-child{border:0;padding-bottom:0}
tbody th,td{padding:2px 0;border:0}td[data-label]{position:relative;min-height:26px;padding-left:8em}td[data-label]::before{content:attr(data-label);position:absolute;left:0;color:var(--text-secondary)}.number{text-align:left}}
@media (forced-colors:active){.mark,.tag{border:1px solid}}
@media print{.bar,form{display:none}}`;

/** The head of such a page: the portal's mark, what the page is part of, and HTML at the right. */
export const toolBar = (title: string, right = ''): string =>
  `<header class="bar"><span class="mark" aria-hidden="true"><svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><path d="M8.5 13.5H6a3.5 3.5 0 0 1 0-7h2.5M11.5 6.5H14a3.5 3.5 0 0 1 0 7h-2.5M7.5 10h5"/></svg></span><b>${title}</b>${right}</header>`;
