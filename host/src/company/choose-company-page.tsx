import { EntryLayout } from '../frame/entry-layout';

export function Component() {
  return (
    <EntryLayout>
      <h1>选择企业</h1>
    </EntryLayout>
  );
}
