import { EntryLayout } from '../frame/entry-layout';

export function Component() {
  return (
    <EntryLayout>
      <h1>设置新密码</h1>
    </EntryLayout>
  );
}
