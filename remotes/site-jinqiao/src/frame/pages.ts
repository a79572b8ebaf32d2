/** The site's pages in the order of its navigation; an address that begins with `below` belongs to the page. */
export const pages = [
  { title: '首页', path: '/index/index', below: '/index/index' },
  { title: '产品', path: '/index/product', below: '/index/product' },
  { title: '资讯', path: '/index/news/list', below: '/index/news/' },
  { title: '帮助', path: '/index/help', below: '/index/help' },
  { title: '关于金桥', path: '/index/about', below: '/index/about' },
] as const;
