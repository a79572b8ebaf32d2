/** The figures that the demonstration's products tell. The same company gets the same ones, and they go on by the day. */

interface FiguresRequest {
  readonly productCode: string;
  readonly creditCode: string;
  readonly compRole: string;
  readonly since: string;
}

interface Sample {
  /** In 万元, of a company of middling size. */
  readonly limit: number | null;
  readonly perMonth: number;
  readonly due: string;
  readonly toDo: { readonly title: string; readonly path: string } | null;
}

/** A product that is not here tells nothing. */
const samples: Readonly<Record<string, Sample>> = {
  SCM: {
    limit: 5_000,
    perMonth: 620,
    due: '信用凭证到期兑付',
    toDo: { title: '待确认的信用凭证', path: '/dev/product/SCM?view=toConfirm' },
  },
  BILL: {
    limit: 2_000,
    perMonth: 260,
    due: '票据贴现到期',
    toDo: { title: '待补充材料的票据', path: '/dev/product/BILL?view=incomplete' },
  },
  FACTORING: { limit: 3_000, perMonth: 410, due: '保理融资还款', toDo: null },
  LC: { limit: 1_500, perMonth: 180, due: '信用证付款', toDo: null },
  ABS: { limit: null, perMonth: 900, due: '专项计划付款', toDo: null },
};

/** Larger than others by the company's role: a funder moves more than a logistics company. */
const sizes: Readonly<Record<string, number>> = { C103: 3, C104: 6, C105: 2, C106: 0.4 };

const dayMs = 86_400_000;
const wan = 1_000_000;

/** A number of 0 to 1 that belongs to these words. */
function share(...words: readonly string[]): number {
  let hash = 2_166_136_261;
  for (const character of words.join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  // Words that differ in one letter are far apart only after this.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const dayText = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);

/** Amounts end in whole hundreds of yuan, as orders do. */
const cents = (amountInWan: number) => Math.round((amountInWan * wan) / 10_000) * 10_000;

/** The months from the first to this one, of which thirteen are told. */
function monthsSince(since: string, today: string): string[] {
  const index = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const last = index(today);
  const count = Math.min(13, Math.max(1, last - index(since) + 1));
  return Array.from({ length: count }, (_, at) => {
    const month = last - count + 1 + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

export function tellFigures({ productCode, creditCode, compRole, since }: FiguresRequest, now: number): object | null {
  const sample = samples[productCode];
  if (!sample) return null;
  const size = (sizes[compRole] ?? 1) * (0.7 + 0.6 * share(creditCode));
  const today = dayText(now);
  const dayOfMonth = Number(today.slice(8));
  const rows = monthsSince(since, today).map((month, index, all) => {
    const grown = 0.6 + (0.4 * (index + 1)) / all.length;
    const whole = sample.perMonth * size * grown * (0.75 + 0.5 * share(creditCode, productCode, month));
    const passed = index === all.length - 1 ? dayOfMonth / 31 : 1;
    return { month, cents: cents(whole * passed) };
  });
  const lent = rows.slice(-4).reduce((sum, row) => sum + row.cents, 0);
  const total = sample.limit === null ? null : cents(sample.limit * size);
  const dues = [4, 13, 19, 27, 41, 58, 76].map((days, index) => {
    const at = now + (days - 2 + Math.floor(6 * share(creditCode, productCode, String(index)))) * dayMs;
    return {
      date: dayText(at),
      cents: cents(sample.perMonth * size * (0.1 + 0.3 * share(productCode, String(index)))),
      title: sample.due,
    };
  });
  const waiting = 1 + Math.floor(5 * share(creditCode, productCode, 'toDo'));
  return {
    limit: total === null ? null : { total, used: Math.min(lent, Math.round(total * 0.8)) },
    months: { kind: 'volume', rows },
    dues,
    toDos: sample.toDo
      ? [
          {
            ...sample.toDo,
            count: waiting,
            date: dayText(now + (2 + Math.floor(12 * share(productCode, 'toDo'))) * dayMs),
          },
        ]
      : [],
  };
}
