import type { Endpoint } from "@polyportal/api-client/contract/define";
import { callOf } from "@polyportal/domain/application/steps";
import { programmes, revisionsOf } from "@polyportal/domain/programmes/programmes";
import type { Programme } from "@polyportal/domain/programmes/programme";

/** One path of an endpoint in Hono's syntax. */
export type Route = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly path: string;
  /** For paths with `{family}` and `{name}`, which are registered once per programme. */
  readonly programme: Programme | undefined;
  /** Inputs that the path contains: the form for `{form}`, the call's name for `{call}`. */
  readonly says?: Readonly<Record<string, string>>;
};

/** Every path of a contract. Static ones come before those with parameters, so that both are reachable. */
export function routesOf(contract: Readonly<Record<string, Endpoint>>): Route[] {
  const routes = Object.entries(contract).flatMap(([name, endpoint]): Route[] => {
    if (!/\{(family|name)\}/.test(endpoint.path)) {
      return [{ name, endpoint, path: toPattern(endpoint.path), programme: undefined }];
    }
    return programmes.flatMap((programme: Programme): Route[] => {
      const { family, name: own } = programme.api;
      const path = endpoint.path.replaceAll("{family}", family).replaceAll("{name}", own);
      const route = { name, endpoint, path: toPattern(path), programme };
      const saying = (says: Record<string, string>): Route => {
        const said = path.replaceAll(/\{(form|call)\}/g, (_, one: string) => says[one] ?? "");
        return { ...route, path: toPattern(said), says };
      };
      // Calls of earlier revisions are kept as long as an application uses them.
      const revisions = revisionsOf(programme.slug);
      if (path.includes("{call}")) {
        return [...new Set(revisions.map(callOf))].map((each) => saying({ call: each }));
      }
      if (!path.includes("{form}")) return [route];
      const forms = revisions.flatMap(({ steps }) =>
        steps.flatMap((step) => (step.kind === "form" ? [step.of] : [])),
      );
      return [...new Set(forms)].map((form) => saying({ form }));
    });
  });
  return routes.toSorted((a, b) => parameters(a.path) - parameters(b.path));
}

const toPattern = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");
const parameters = (path: string) => path.split(":").length;
