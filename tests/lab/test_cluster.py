"""The same games on a cluster: a real one, of this machine alone."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
from lab.shell import tenfold, tenfold_process

from tenfold.lab.play.cluster import Cluster, NoCluster


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    common = ("simulate", "--bots", "greedy,random", "--games", "70", "--seed", "1")
    alone = tenfold(*common, "--out", here, "--workers", "1")
    together = tenfold_process(*common, "--out", there, "--cluster", "local")
    assert there.read_bytes() == here.read_bytes()
    assert together == alone.stdout


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster) as refused:
        Cluster("local")
    assert refused.value.key == "lab.no_ray"


@pytest.mark.parametrize("address", ["nonsense", "host:", "host:port", "host:99999"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(NoCluster) as refused:
        Cluster(address)
    assert refused.value.key == "lab.cluster_address"


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_a_cluster_that_does_not_answer_is_told_soon(scheme: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(NoCluster) as refused:
        Cluster(f"{scheme}127.0.0.1:{port}")
    assert refused.value.key == "lab.cluster_unreachable"
