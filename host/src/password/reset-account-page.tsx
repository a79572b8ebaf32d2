import { EntryLayout } from '../frame/entry-layout';

export function Component() {
  return (
    <EntryLayout>
      <h1>找回密码</h1>
    </EntryLayout>
  );
}
