import { EntryLayout } from '../frame/entry-layout';

export function Component() {
  return (
    <EntryLayout>
      <h1>登录</h1>
    </EntryLayout>
  );
}
