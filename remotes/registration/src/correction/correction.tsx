import { ErrorIcon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './correction.module.css';

interface SentBack {
  /** The reviewer's remarks, by field. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The fields that the person may change; empty: all fields. */
  readonly correctable: readonly string[];
}

/** A form, named by the first part of its fields' names; the permit's fields have no such part. */
export type FormPart = '' | 'legalPerson' | 'agent';

/** The form's own name of a field that the server calls `part.field`; null for a field of another form. */
export function ownField(part: FormPart, name: string): string | null {
  if (part === '') return name.includes('.') ? null : name;
  return name.startsWith(`${part}.`) ? name.slice(part.length + 1) : null;
}

export interface Correction {
  /** Whether the field is locked: only correctable fields, and fields without a known value, may be changed. */
  locked: (field: string) => boolean;
  /** The props for a field's form item: its name, and the reviewer's remark. */
  item: (field: string) => { name: string; extra?: ReactNode; className?: string };
  /** The person may change at least one field of this form. */
  open: boolean;
}

/** The reviewer's remark on a field. `about` names the field where it is not on screen. */
export function Reason({ text, about = '' }: { text: string; about?: string }) {
  return (
    <span className={styles.reason}>
      <ErrorIcon />
      退回原因：{about && `${about}，`}
      {text}
    </span>
  );
}

/** Null is a known value: the paper has no last day. */
const isKnown = (value: unknown) => value !== undefined && value !== '';

/**
 * The state of a form after its application was sent back; `known` holds the server's values of it. The verification's
 * fields are named `card.field`. A field without a server value is not locked.
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
