/**
 * How long a story waits for what it expects. On a busy machine a page may draw no frame for more than the
 * second that is usual; after this time it hangs.
 */
import { configure } from "storybook/test";

configure({ asyncUtilTimeout: 15_000 });
