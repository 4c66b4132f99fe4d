import type { Endpoint } from "@polyportal/api-client/contract/define";
import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Programme } from "@polyportal/domain/programmes/programme";

/** One path of one endpoint, as Hono writes it. */
export type Route = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly path: string;
  /** Of paths with `{family}` and `{name}`, which are registered once per programme. */
  readonly programme: Programme | undefined;
  /** Of paths with `{form}`, which are registered once for each form of a programme. */
  readonly form?: string;
};

/** Every path of a contract, static ones before those with parameters, so that both can be reached. */
export function routesOf(contract: Readonly<Record<string, Endpoint>>): Route[] {
  const routes = Object.entries(contract).flatMap(([name, endpoint]): Route[] => {
    if (!/\{(family|name)\}/.test(endpoint.path)) {
      return [{ name, endpoint, path: toPattern(endpoint.path), programme: undefined }];
    }
    return programmes.flatMap((programme: Programme): Route[] => {
      const { family, name: own } = programme.api;
      const path = endpoint.path
        .replaceAll("{family}", family)
        .replaceAll("{name}", own)
        .replace("{call}", callOf(endpoint, programme));
      const route = { name, endpoint, path: toPattern(path), programme };
      if (!path.includes("{form}")) return [route];
      return programme.steps.flatMap((step) => {
        if (step.kind !== "form") return [];
        return { ...route, path: toPattern(path.replace("{form}", step.of)), form: step.of };
      });
    });
  });
  return routes.toSorted((a, b) => parameters(a.path) - parameters(b.path));
}

/** How the path ends of a call that saves a step of one kind. */
function callOf({ saves }: Endpoint, { steps }: Programme): string {
  const step = steps.find(({ kind }) => kind === saves?.kind);
  return (step && "call" in step ? step.call : undefined) ?? saves?.call ?? "";
}

const toPattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");
const parameters = (path: string) => path.split(":").length;
