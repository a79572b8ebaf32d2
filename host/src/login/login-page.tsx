import { EntryLayout } from '../frame/entry-layout';
import { LoginFlow } from './login-flow';

export function Component() {
  return (
    <EntryLayout>
      <LoginFlow />
    </EntryLayout>
  );
}
