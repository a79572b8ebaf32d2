import { AreaLayout, BellIcon, MegaphoneIcon } from '@portal/shared/ui/frame';

const area = {
  title: '消息中心',
  entries: [
    { title: '站内信', path: '/msg/crm/message/list', icon: BellIcon },
    { title: '公告', path: '/msg/crm/affiche/list', icon: MegaphoneIcon },
  ],
};

export function Component() {
  return <AreaLayout area={area} />;
}
