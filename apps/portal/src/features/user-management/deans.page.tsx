import { Offices } from "./offices.tsx";

/** Who is dean of which faculty. */
export const Page = () => <Offices office="dean of faculty" />;
