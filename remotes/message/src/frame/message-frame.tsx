import { AreaLayout, withIcon } from '@portal/shared/ui/frame';

const area = {
  title: '消息中心',
  entries: [
    { title: '站内信', path: '/msg/crm/message/list' },
    { title: '公告', path: '/msg/crm/affiche/list' },
  ].map(withIcon),
};

export function Component() {
  return <AreaLayout area={area} />;
}
