import { optionsOf } from '@portal/shared/codes';
import { noticeTypes } from '@portal/shared/contract';
import type { FilterField } from '@portal/shared/ui/data';

export const noticeFilters: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '关键词', placeholder: '标题或摘要' },
  { kind: 'select', name: 'type', label: '类型', options: optionsOf(noticeTypes) },
  { kind: 'dateRange', from: 'startDate', to: 'endDate', label: '发布时间' },
];
