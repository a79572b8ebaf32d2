import { staffCall } from '../client/staff-call';
import type { Me } from '../session/session';
import { AuthenticatorCodeField } from './authenticator-code-field';
import { EntryForm } from './entry-form';

export interface SecondStepProps {
  ticket: string;
  onDone: (me: Me) => void;
}

/** The second step: the code of the authenticator. */
export function CodeForm({ ticket, onDone }: SecondStepProps) {
  return (
    <EntryForm<{ code: string }>
      action="登录"
      send={async ({ code }) => onDone(await staffCall('staffLoginCode', { body: { ticket, code } }))}
    >
      <AuthenticatorCodeField />
    </EntryForm>
  );
}
