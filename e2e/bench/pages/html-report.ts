import { spreadOf } from './figures';
import type { Measured } from './measure';

const colors = ['#d83651', '#4e5766', '#b5bcc8'];

/** One bar for each variant. Its width is the median, and the line on it is the spread. */
function chart(title: string, measured: Measured, figure: string, unit: number): string {
  const rows = Object.entries(measured.variants).map(([name, { cold }]) => ({ name, ...spreadOf(cold, figure) }));
  const most = Math.max(...rows.map((row) => row.most), 1);
  const bars = rows.map(({ name, median, least, most: high }, index) => {
    const x = (value: number) => 140 + (value / most) * 420;
    const y = 8 + index * 28;
    return `<text x="0" y="${y + 14}">${name}</text><rect x="140" y="${y}" width="${x(median) - 140}" height="18" fill="${colors[index]}"/><line x1="${x(least)}" x2="${x(high)}" y1="${y + 9}" y2="${y + 9}" stroke="#1b1f26"/><text x="${x(high) + 8}" y="${y + 14}">${(median / unit).toFixed(0)}</text>`;
  });
  return `<figure><figcaption>${title}</figcaption><svg viewBox="0 0 640 ${16 + rows.length * 28}" role="img" aria-label="${title}">${bars.join('')}</svg></figure>`;
}

/** A page with charts of a whole run. It needs no other file. */
export function htmlReport(runs: readonly Measured[]): string {
  const sections = runs.map(
    (run) =>
      `<section><h2>${run.target} · ${run.profile}</h2>${chart('JavaScript until usable, KB', run, 'scriptUsable', 1024)}${chart('Largest paint, ms', run, 'largestPaint', 1)}${chart('Usable, ms', run, 'usable', 1)}${chart('Taken over, ms', run, 'takenOver', 1)}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench of pages</title><style>body{font:14px system-ui;margin:32px;color:#1b1f26}section{display:grid;grid-template-columns:repeat(auto-fit,minmax(360px,1fr));gap:16px}h2{grid-column:1/-1}figure{margin:0}svg{font-size:12px}</style><h1>Pages: medians and spread</h1>${sections.join('')}</html>`;
}
