import { z } from 'zod';
import { defineGroup, read } from '../define-calls';
import { breaks, time } from '../fields';

const voucher = z.object({
  number: z.string(),
  issuer: z.string(),
  holder: z.string(),
  amount: z.number(),
  amountInWords: z.string(),
  issued: z.string(),
  due: z.string(),
  parts: z.array(z.object({ holder: z.string(), use: z.string(), amount: z.number() })),
});

const titled = z.object({ title: z.string(), text: z.string() });

const figure = z.object({ value: z.string(), unit: z.string(), name: z.string() });
const bar = z.object({ name: z.string(), value: z.number() });

/** The content of a tenant's public site about the tenant. */
export const siteGroup = defineGroup('site', {
  siteContent: read({
    path: 'site/content',
    token: false,
    /** Empty where the tenant has no such content: the block is then not shown. */
    reply: {
      figures: z.array(figure),
      figuresNote: z.string(),
      /** What grew from year to year. */
      yearly: z.object({ name: z.string(), unit: z.string(), bars: z.array(bar) }).nullable(),
      /** What one customer gained: two bars of the same unit, before and after. */
      story: z
        .object({
          title: z.string(),
          titleBreaks: breaks,
          company: z.string(),
          trade: z.string(),
          text: z.string(),
          unit: z.string(),
          bars: z.array(bar),
          figures: z.array(figure),
        })
        .nullable(),
      milestones: z.array(z.object({ when: z.string(), title: z.string(), titleBreaks: breaks, text: z.string() })),
      /** Story, milestones and certificates are invented, and say so. */
      samples: z.boolean(),
      voucher: voucher.nullable(),
      /** `mark`: the path of a drawing of 24 by 24. */
      partners: z.array(z.object({ name: z.string(), kind: z.string(), mark: z.string() })),
      certificates: z.array(z.object({ title: z.string(), titleBreaks: breaks, text: z.string() })),
      about: z.array(z.string()),
      /** The hours in which the hotline is answered. */
      serviceHours: z.string(),
      /** Search engines show it for the home page. */
      description: z.string(),
      highlights: z.array(titled),
      /** The products as the home page presents them. */
      products: z.array(z.object({ code: z.string(), name: z.string(), text: z.string() })),
      /** Further ways to reach the tenant's people. */
      contacts: z.array(z.object({ name: z.string(), text: z.string() })),
      /** The last sentence of the home page. */
      closing: z.string(),
      closingBreaks: breaks,
    },
  }),
  /** What the panel beside the login tells. */
  siteEntry: read({
    path: 'site/entry',
    token: false,
    reply: {
      serviceHours: z.string(),
      /** The newest notice for everybody. */
      notice: z.object({ id: z.string(), title: z.string(), titleBreaks: breaks, publishTime: time }).nullable(),
    },
  }),
});
