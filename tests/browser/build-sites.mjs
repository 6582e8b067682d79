// Runs before the tests: they look at what the program of this moment makes.
import { buildSites } from './lib/site.mjs';

buildSites();
