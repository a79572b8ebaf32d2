import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from './loopback';

/** Networks outside the public internet: this machine, private networks and reserved ranges. */
const inside: readonly string[] = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3', '::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];
const loopback: readonly string[] = ['127.0.0.0/8', '::1/128'];

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function add(list: BlockList, network: string): void {
  const [address = '', bits = isIP(address) === 6 ? '128' : '32'] = network.split('/');
  list.addSubnet(address, Number(bits), kindOf(address));
}

function networks(of: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of of) add(list, network);
  return list;
}

const insideNetworks = networks(inside);

const isNetwork = (entry: string) => isIP(entry.split('/')[0] ?? '') !== 0;
const bare = (hostName: string) => hostName.replace(/^\[(.*)\]$/, '$1').toLowerCase();
const hostForm = /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** The host of an address is not among those that the operator has listed. */
export class HostRefused extends Error {
  override readonly name = 'HostRefused';
}

/**
 * The hosts that a server may call at addresses which somebody types: names, `*.` for all names below one, addresses and
 * networks. A listed name does not open a network: where it leads is looked at when it is called, so that its owner
 * cannot lead the call into the operator's own network.
 */
export class AllowedHosts {
  readonly #names: ReadonlySet<string>;
  readonly #networks: BlockList;

  constructor(entries: readonly string[]) {
    const listed = entries.map((entry) => entry.toLowerCase());
    for (const entry of listed) if (!isNetwork(entry) && !hostForm.test(entry)) throw new Error(`${entry} is no host`);
    this.#names = new Set(listed.filter((entry) => !isNetwork(entry)));
    const local = [...this.#names].some(isLoopback) ? loopback : [];
    this.#networks = networks([...listed.filter(isNetwork), ...local]);
  }

  /** Returns whether the host of a URL is listed. */
  lists(hostName: string): boolean {
    const host = bare(hostName);
    if (isIP(host) !== 0) return this.#networks.check(host, kindOf(host));
    if (this.#names.has(host)) return true;
    return host.split('.').some((_, at, parts) => this.#names.has(`*.${parts.slice(at + 1).join('.')}`));
  }

  /** Refuses a host that is not listed. */
  hold(hostName: string): void {
    if (!this.lists(hostName)) throw new HostRefused(`${hostName} is not among the allowed hosts`);
  }

  #mayReach(address: string): boolean {
    const kind = kindOf(address);
    return !insideNetworks.check(address, kind) || this.#networks.check(address, kind);
  }

  /** Finds the addresses of a name for a connection, and refuses those of networks that are not listed. */
  readonly lookup: LookupFunction = (hostName, options, callback) => {
    dns.lookup(hostName, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const refused = found.find(({ address }) => !this.#mayReach(address));
      if (refused) return callback(new HostRefused(`${hostName} leads into a network that is not allowed`), '');
      const [first] = found;
      if (options.all) callback(null, found);
      else callback(null, first?.address ?? '', first?.family);
    });
  };
}
