import { company, employee } from '@portal/database/schema/platform';
import { wayOutOf } from '@portal/shared/codes/ways-out';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { notFound } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { issueTicket } from '../../kernel/protection/tickets';
import { bindingOf } from './acting-person';

const ticketSeconds = 1800;

/** Returns the administrator of a company that nobody can enter a ticket for its way out. */
export async function wayOutOffer(
  context: PersonContext,
  { body }: HandlerInput<'wayOutOffer'>,
): Promise<CallReply<'wayOutOffer'>> {
  const { db, origin, session, now } = context;
  const { employeeCode } = body;
  const [place] = await db
    .select({ status: employee.status, rootManager: employee.rootManager, comp: company })
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .where(and(eq(employee.employeeCode, employeeCode), eq(employee.userCode, session.userCode)));
  if (!place) throw notFound();
  const way = wayOutOf(place.comp.compStatus);
  const binding = bindingOf(context);
  if (!way || !place.rootManager || place.status !== '1' || binding === null) return null;
  const { kind } = way;
  const made = { kind: 'wayOut', binding, data: { employeeCode, kind }, seconds: ticketSeconds } as const;
  const ticket = await issueTicket(db, made, now);
  const subject = { userCode: session.userCode, compCode: place.comp.compCode, object: kind };
  await auditAs(db, origin, now, 'wayOut.offer', 'ok', subject);
  return { kind, ticket };
}
