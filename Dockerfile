# One image for every process of the product; PORTICO_SERVICES says which of them a container runs.
FROM node:20-slim AS build
WORKDIR /app
# better-sqlite3 is compiled where its prebuilt binary cannot be had.
RUN apt-get update && apt-get install --yes --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
# Not npm ci: it refuses a lock file that names no native packages of other platforms (gateway/decisions/0006).
RUN npm install --no-save
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production PORTICO_HOST=0.0.0.0 PORTICO_DATA=/data PORTICO_DEMO=off
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/subgraphs ./subgraphs
COPY --from=build /app/gateway ./gateway
COPY --from=build /app/shims ./shims
COPY --from=build /app/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000-4006 4010-4013
# The process is node itself, so that it gets the signals; `docker run IMAGE dist/bundle/command-line.js --help` is the command line.
ENTRYPOINT ["node"]
CMD ["dist/bundle/portico.js"]
