import { endOfWording } from '@portal/shared/codes';
import { chineseDay } from '../../kernel/data/chinese-day';
import { startOfDay } from '../../kernel/data/day-range';
import type { Block, Fact, Sealing } from '../../kernel/files/pdf/paper';
import { writePdf } from '../../kernel/files/pdf/write-pdf';

/** The way in which a party signed. */
export interface Signature {
  readonly person: string;
  /** Null: the party has sealed a paper by hand. */
  readonly sealed: { readonly seal: string; readonly certificateNo: string; readonly issuer: string } | null;
}

export interface Signed {
  readonly company: Signature;
  readonly platform: Signature;
  readonly signedAt: Date;
}

const fact = /^([^：，。]{2,10})：(.*)$/;
const clauseTitle = /^第[〇零一二三四五六七八九十百]+条.{0,24}$/;
const numbered = /^(\d+\.\d+|（[一二三四五六七八九十]+）)\s*(.+)$/;

/** Reads the facts above the first clause, one on each line. */
function factsAbove(paragraphs: readonly string[]): Fact[] {
  const end = paragraphs.findIndex((text) => !fact.test(text));
  return paragraphs.slice(0, end < 0 ? undefined : end).map((text): Fact => {
    const [, label = '', value = ''] = fact.exec(text) ?? [];
    return [label, value];
  });
}

function clauseBlock(text: string): Block {
  if (clauseTitle.test(text)) return { kind: 'heading', text };
  const [, label, rest] = numbered.exec(text) ?? [];
  return label && rest ? { kind: 'item', label, text: rest } : { kind: 'paragraph', text };
}

/** These facts stand under the title, where contracts have them. */
const headLabels = ['协议编号', '日期'];

function partyFacts(facts: readonly Fact[]): Block[] {
  const second = facts.findIndex(([label]) => label === '乙方');
  const parts = second < 0 ? [facts] : [facts.slice(0, second), facts.slice(second)];
  return parts.flatMap((part): Block[] => [
    { kind: 'facts', facts: part },
    { kind: 'gap', height: 6 },
  ]);
}

const byHand = ['法定代表人或授权代表：', '日期：        年      月      日'];

function place(role: string, name: string, signature: Signature | undefined, signed: Signed | null): Sealing {
  if (!signature || !signed) return { role, name, seal: null, lines: byHand };
  const { person, sealed } = signature;
  const [who, when] = [`签署人：${person}`, `签署日期：${chineseDay(signed.signedAt)}`];
  if (!sealed) return { role, name, seal: null, lines: [who, '签署方式：纸质盖章，原件由平台存档', when] };
  const lines = [who, `数字证书编号：${sealed.certificateNo}`, `颁发机构：${sealed.issuer}`, when];
  return { role, name, seal: sealed.seal, lines };
}

/** Returns the places to sign at the end of a wording. */
export function signingPlaces(paragraphs: readonly string[], signed: Signed | null): Sealing[] {
  const facts = factsAbove(paragraphs);
  const said = (wanted: string) => facts.find(([label]) => label === wanted)?.[1] ?? '';
  return [
    place('甲方（盖章）', said('甲方'), signed?.company, signed),
    place('乙方（盖章）', said('乙方'), signed?.platform, signed),
  ];
}

export interface Wording {
  readonly name: string;
  readonly paragraphs: readonly string[];
  /** When it was written. The paper says the day, and the file holds no more. */
  readonly writtenAt: Date;
}

/**
 * Makes the file of a wording: the one that is read before it is signed, and then the same one with both seals at its
 * end, the people who signed and the time. The same wording is the same file, byte for byte.
 */
export function agreementFile({ name, paragraphs, writtenAt }: Wording, signed: Signed | null): Promise<Buffer> {
  const facts = factsAbove(paragraphs);
  const clauses = paragraphs.slice(facts.length);
  const head = facts.filter(([label]) => headLabels.includes(label)).map(([label, value]) => `${label}：${value}`);
  return writePdf({
    title: name,
    date: signed?.signedAt ?? startOfDay(writtenAt),
    ...(head.length > 0 ? { subtitle: head.join('        ') } : {}),
    ...(head[0] === undefined ? {} : { number: head[0] }),
    blocks: [
      ...partyFacts(facts.filter(([label]) => !headLabels.includes(label))),
      ...clauses.map(clauseBlock),
      { kind: 'gap', height: 8 },
      { kind: 'paragraph', text: endOfWording },
      { kind: 'gap', height: 6 },
      { kind: 'seals', places: signingPlaces(paragraphs, signed) },
    ],
  });
}
