import type { Queryable } from '@portal/database';
import type { PortName } from '@portal/shared/codes/ports';
import type { CustomerCallName, StaffCallName } from '@portal/shared/contract';
import type { SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { CaseRulesByKind } from './domain/case/case-rules';
import type { PersonalDataKind, RetentionRule } from './domain/personal-data/kept-data';
import type { Handlers, StaffHandlers } from './kernel/calls/handler';
import type { DispatchRow } from './kernel/dispatch/dispatch-rows';
import type { NoticesByKey } from './kernel/dispatch/notices';
import type { PortTask } from './kernel/dispatch/port-queue';
import type { SmsTopic } from './kernel/dispatch/sms-topic';
import type { CodeActs } from './kernel/outbox/code-purposes';
import type { Services } from './kernel/services';

type ProviderNeeds = Pick<Services, 'db' | 'config' | 'providers'>;

/** The result of a call to a provider. It is stored in one conditional update, so that a repetition has no effect. */
export interface ProviderResult<Schema extends z.ZodType = z.ZodType> {
  readonly purpose: string;
  readonly result: Schema;
  /** The calls whose results have not come, by their `dispatchId`, as a query. */
  unanswered(db: Queryable, now: Date): SQLWrapper;
  /** Answers the company that the result is about (empty: none), or null if nothing waited for it any more. */
  take(needs: ProviderNeeds, row: DispatchRow, result: z.infer<Schema>, now: Date): Promise<string | null>;
}

type ProviderResults = { readonly [Port in PortName]?: ProviderResult };

/** Gives `take` the type of its schema. */
export const providerResult = <Schema extends z.ZodType>(result: ProviderResult<Schema>): ProviderResult => result;

/** What a feature says of itself, in its `feature.ts`. The server collects it. */
export interface Feature {
  /** The calls of customers that it answers. */
  readonly calls?: Partial<Handlers<CustomerCallName>>;
  /** The calls of the platform's own people. */
  readonly staffCalls?: Partial<StaffHandlers<StaffCallName>>;
  /** How its kinds of cases are decided. */
  readonly cases?: CaseRulesByKind;
  /** What it tells people about by itself. */
  readonly notices?: readonly NoticesByKey[];
  /** What its codes are for. */
  readonly codes?: CodeActs;
  /** Its letters that go out at once and hold no code of ours: a link, a first password, a changed contact. */
  readonly letters?: readonly string[];
  /** What people can choose to hear of by SMS. */
  readonly smsTopics?: readonly SmsTopic[];
  /** The data that it keeps of people. */
  readonly personalData?: readonly PersonalDataKind[];
  /** How long it keeps data. */
  readonly retention?: readonly RetentionRule[];
  /** Its calls to providers that have consequences. */
  readonly providerTasks?: (needs: ProviderNeeds) => readonly PortTask[];
  /** The results that providers bring for them. */
  readonly providerResults?: ProviderResults;
}

/** Keeps the exact types, by which the server sees whether each call has a handler. */
export const defineFeature = <const Declared extends Feature>(feature: Declared): Declared => feature;
