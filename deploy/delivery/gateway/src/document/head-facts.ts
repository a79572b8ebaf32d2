import type { TenantBrand } from '@portal/shared/boot-document';
import { escapeHtml, jsonForHtml } from '../http/escape-html';
import type { PageFacts } from '../rendering/rendered-page';

/** A page as search engines and whoever gets its link should know it. */
export interface KnownPage {
  readonly brand: TenantBrand;
  /** Like `https://example.com`. */
  readonly origin: string;
  /** The page's one address. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly facts: PageFacts;
}

const schema = 'https://schema.org';

function structuredData({ brand, origin, address, title, description, facts }: KnownPage): object[] {
  const { published, trail = [], questions = [] } = facts;
  const organization = {
    '@type': 'Organization',
    name: brand.legalName || brand.platformName,
    url: `${origin}/`,
    ...(brand.companyLogo ? { logo: origin + brand.companyLogo } : {}),
  };
  const article = published && {
    '@type': 'NewsArticle',
    headline: title,
    description,
    datePublished: published,
    mainEntityOfPage: origin + address,
    publisher: organization,
    ...(facts.picture ? { image: origin + facts.picture } : {}),
  };
  const answers = questions.length > 0 && {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const way = trail.length > 0 && {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { title, address }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: origin + step.address,
    })),
  };
  return [organization, article, answers, way].flatMap((one) => (one ? [{ '@context': schema, ...one }] : []));
}

/** The part of the head that is not for browsers. */
export function headFacts(known: KnownPage): string[] {
  const { brand, origin, address, title, description, facts } = known;
  // Nobody who shows a link shows a drawing with it.
  const picture = [facts.picture, brand.backgroundImg, brand.companyLogo].find((one) => one && !one.endsWith('.svg'));
  const graph: Record<string, string> = {
    'og:type': facts.published ? 'article' : 'website',
    'og:site_name': brand.platformName,
    'og:locale': 'zh_CN',
    'og:title': title,
    'og:description': description,
    'og:url': origin + address,
    ...(picture ? { 'og:image': origin + picture } : {}),
    ...(facts.published ? { 'article:published_time': facts.published } : {}),
  };
  return [
    `<link rel="canonical" href="${escapeHtml(origin + address)}">`,
    ...Object.entries(graph).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    ...structuredData(known).map((one) => `<script type="application/ld+json">${jsonForHtml(one)}</script>`),
  ];
}
