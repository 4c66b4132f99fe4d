import { Offices } from "./offices.tsx";

/** Who heads which department. */
export const Page = () => <Offices office="head of department" />;
