import { EntryCard } from '../../kit/entry-card';
import { EntryLayout } from '../../kit/entry-layout';
import { CompanyChooser } from './company-chooser';

export function Component() {
  return (
    <EntryLayout>
      <EntryCard title="选择企业" lead="请选择要进入的企业。" wide>
        <CompanyChooser />
      </EntryCard>
    </EntryLayout>
  );
}
