import { ErrorIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './correction.module.css';

interface SentBack {
  /** What the reviewer found, by field. */
  readonly reasons: Readonly<Record<string, string>>;
  /** What may be changed; empty: everything. */
  readonly correctable: readonly string[];
}

/** A form by the first part of its fields' names; the permit's fields have none. */
export type FormPart = '' | 'legalPerson' | 'agent';

/** The form's own name of a field that the server calls `part.field`; null for a field of another form. */
export function ownField(part: FormPart, name: string): string | null {
  if (part === '') return name.includes('.') ? null : name;
  return name.startsWith(`${part}.`) ? name.slice(part.length + 1) : null;
}

export interface Correction {
  /** Nothing else than what was found may be changed. */
  locked: (field: string) => boolean;
  /** For the form item of a field: its name, and what was found there. */
  item: (field: string) => { name: string; extra?: ReactNode; className?: string };
  /** Anything on this form may be changed. */
  open: boolean;
}

function Reason({ text }: { text: string }) {
  return (
    <span className={styles.reason}>
      <ErrorIcon />
      退回原因：{text}
    </span>
  );
}

/** Null is known: a paper without a last day. */
const isKnown = (value: unknown) => value !== undefined && value !== '';

/**
 * How a form stands after its application was sent back; `known` is what the server has of it. The verification's
 * fields are named `card.field`. Where nothing is known there is nothing to lock.
 */
export function correctionOf({ reasons, correctable }: SentBack, part: FormPart, known: object): Correction {
  const values: Readonly<Record<string, unknown>> = { ...known };
  const nameOf = (field: string) => (part === '' ? field : `${part}.${field}`);
  return {
    locked: (field) => correctable.length > 0 && !correctable.includes(nameOf(field)) && isKnown(values[field]),
    item: (field) => {
      const reason = reasons[nameOf(field)];
      return { name: field, ...(reason && { extra: <Reason text={reason} /> }) };
    },
    open: correctable.length === 0 || correctable.some((name) => ownField(part, name) !== null),
  };
}
