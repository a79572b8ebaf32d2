import { createHash } from 'node:crypto';
import { defaultThemeColor, rootStyle } from '@portal/shared/ui/theme';

/** The look of the gateway's own pages, for testers and operators. It is the same everywhere, so a policy names its hash. */
export const ownSheet = `${rootStyle(defaultThemeColor)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:var(--font-body)/var(--line-height) var(--font)}
main{max-width:560px;margin:10vh auto 0;padding:24px 16px}
.wide-page{max-width:1040px;margin-top:0}
section{margin:16px 0;padding:20px 24px;border:1px solid var(--border);border-radius:var(--radius-card);background:var(--surface)}
h1{margin:0;font-size:var(--font-title)}h2{margin:0 0 12px;font-size:var(--font-section)}p{margin:8px 0;color:var(--text-secondary)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:16px 0}dt{color:var(--text-secondary)}dd{margin:0;overflow-wrap:anywhere}
ul{margin:8px 0 0;padding-left:20px}a{color:var(--brand-text)}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-top:16px}
label{display:grid;gap:4px;color:var(--text-secondary)}
input{min-width:200px;height:36px;padding:0 12px;border:1px solid var(--control-border);border-radius:var(--radius-control);color:var(--text);font:inherit}
button,.quiet{display:inline-flex;align-items:center;height:36px;padding:0 16px;border:1px solid var(--brand);border-radius:var(--radius-control);background:var(--brand);color:var(--on-brand);font:inherit;text-decoration:none;cursor:pointer}
.quiet{border-color:var(--control-border);background:var(--surface);color:var(--text)}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}
.head{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}.head form{margin:0;align-items:center;color:var(--text-secondary)}
.scrolls{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--border);text-align:left;vertical-align:top}
th{color:var(--text-secondary);font-weight:500;white-space:nowrap}code{font:var(--font-note) ui-monospace,monospace;overflow-wrap:anywhere}
.one-line{white-space:nowrap}.bad{color:var(--danger)}.good{color:var(--green)}`;

export const ownSheetSource = `'sha256-${createHash('sha256').update(ownSheet).digest('base64')}'`;
