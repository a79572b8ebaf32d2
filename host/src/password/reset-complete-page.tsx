import { EntryLayout } from '../frame/entry-layout';

export function Component() {
  return (
    <EntryLayout>
      <h1>密码重置成功</h1>
    </EntryLayout>
  );
}
