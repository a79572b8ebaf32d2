/** The ports of a cluster's processes: pure. */
export interface ClusterPorts {
  /** The one URL. */
  public: number;
  /** The address at which the gateways find the APIs. */
  apiFront: number;
  gateways: readonly number[];
  apis: readonly number[];
  /** The simulator of providers. */
  simulator: number;
}

/** The ports above the public one, in order. */
export function portsAbove(port: number): ClusterPorts {
  return {
    public: port,
    apiFront: port + 1,
    gateways: [port + 2, port + 3],
    apis: [port + 4, port + 5],
    simulator: port + 6,
  };
}
