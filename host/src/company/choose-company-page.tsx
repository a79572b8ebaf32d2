import { EntryCard } from '../frame/entry-card';
import { EntryLayout } from '../frame/entry-layout';
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
