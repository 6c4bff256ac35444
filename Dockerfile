# One image for every process of the product; PORTICO_SERVICES says which of them a container runs.
FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS build
WORKDIR /app
# better-sqlite3 is compiled where its prebuilt binary cannot be had.
RUN apt-get update && apt-get install --yes --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
# The one script that is needed, the SQLite driver's, is run by the build.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
ENV NODE_ENV=production PORTICO_HOST=0.0.0.0 PORTICO_DATA=/data PORTICO_DEMO=off
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/subgraphs ./subgraphs
COPY --from=build /app/gateway ./gateway
COPY --from=build /app/shims ./shims
COPY --from=build /app/mcp ./mcp
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000-4008 4010-4013
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["node", "gateway/deploy/healthy.mjs"]
# The process is node itself, so that it gets the signals; `docker run IMAGE dist/bundle/command-line.js --help` is the command line.
ENTRYPOINT ["node"]
CMD ["dist/bundle/portico.js"]
