import { EntryLayout } from '../../kit/entry-layout';
import { LoginFlow } from './login-flow';

export function Component() {
  return (
    <EntryLayout>
      <LoginFlow />
    </EntryLayout>
  );
}
