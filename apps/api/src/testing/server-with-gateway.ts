import { startProtocolServer } from "../payment/testing/protocol-server.ts";
import { testServer } from "./test-server.ts";

/** A test server whose gateway is another server, which a test may have pay, fail and fall silent. */
export async function testServerWithGateway() {
  const gateway = await startProtocolServer();
  const remita = { ...gateway.merchant, baseUrl: gateway.url };
  const server = await testServer({
    config: { payment: { gateway: "remita", remita, invoiceDays: 14 } },
  });
  return {
    gateway,
    server,
    /** The gateway answers by the protocol again. */
    recover: () => void Object.assign(gateway, { mood: "well", code: null }),
    stop: async () => {
      await server.stop();
      await gateway.stop();
    },
  };
}
