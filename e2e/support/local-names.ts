import dns from 'node:dns';

/**
 * Every name below `localhost` is this machine. Browsers know that, but Node asks the system, and not every system
 * does. From now on this process knows it too, so `page.request` reaches the hosts that the page reaches.
 */
const { lookup } = dns.promises;
const here = (name: string) => (name.endsWith('.localhost') ? 'localhost' : name);

dns.promises.lookup = ((name: string, ...rest: []) => lookup(here(name), ...rest)) as typeof lookup;
