import { VerdictTag } from '../verdicts/verdict-tag';
import type { KeyAct } from './use-keys';

/** The words of an act; a verdict has its colour and icon here, too. */
export const ActName = ({ act: { label, verdict } }: { act: KeyAct }) =>
  verdict ? <VerdictTag plain verdict={verdict} label={label} /> : label;
